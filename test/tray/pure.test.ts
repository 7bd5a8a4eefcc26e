import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../src/tray/', import.meta.url)
/** Exact on every machine; everything else of Math differs from engine to engine in its last bits. */
const EXACT = ['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc']

test.each(readdirSync(folder).map((name) => [name]))(
  '%s calculates the same everywhere',
  (name) => {
    const code = readFileSync(new URL(name, folder), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    const used = [...code.matchAll(/\bMath\.(\w+)/g)].map((m) => m[1] ?? '')
    expect(used.filter((f) => !EXACT.includes(f))).toEqual([])
    expect(code).not.toMatch(/\*\*|\bDate\b|Math\[|\{[^}]*\} = Math\b/)
  },
)
