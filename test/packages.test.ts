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

const LEFT_OUT =
  /^(hydrate|View|Activity|Suspense.|useActionState|pre|useForm|requestForm|useTransition|useOptimistic|startTrans|addTrans|Children)/

it('nothing asks of React what .config/react.ts leaves out', () => {
  const names = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from 'react(?:-dom(?:\/client)?)?'/g)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.replace(/^\s*type\s|\s/g, '')),
    ),
  )
  expect(names).toContain('Suspense')
  expect(names.filter((name) => LEFT_OUT.test(name))).toEqual([])
  const lifted = /<(?:link|style|script|meta|html|head|body)\b|<Fragment[^>]* ref=/
  expect(sources.filter((source) => lifted.test(source))).toEqual([])
  const others = /<[a-z]+-[a-z-]+[\s/>]|\b(?:formA|a)ction=\{|contentEditable/
  expect(sources.filter((source) => others.test(source))).toEqual([])
})
