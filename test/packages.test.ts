import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { home } from './source.ts'

/** What the project was begun with: each is used, not only listed. */
const FOUNDATION = ['pixi.js', '@pixi/react', 'react', 'matter-js', 'yjs', 'y-webrtc'] as const

const sources = readdirSync(join(home, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(home, 'src', file), 'utf8'))

it.each(FOUNDATION)('%s is among the packages, and something is built on it', (name) => {
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  expect(dependencies).toHaveProperty(name)
  const imported = new RegExp(`^import [^'\\n]*(?:\\n[^'\\n]*)*? from '${name}(/[^']*)?'`, 'm')
  expect(sources.some((source) => imported.test(source))).toBe(true)
})
