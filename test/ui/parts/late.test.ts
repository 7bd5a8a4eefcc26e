import { type ComponentType, createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { late, loadAhead } from '../../../src/ui/parts/late.tsx'

const Part = ({ name }: { name: string }) => createElement('p', null, `This is ${name}.`)
const shown = (part: ComponentType<{ name: string }>) =>
  renderToString(
    createElement(Suspense, { fallback: 'It comes' }, createElement(part, { name: 'it' })),
  )

test('what comes late is waited for, and once it has come it stands there at once', async () => {
  let loads = 0
  const part = late(async () => {
    loads += 1
    return { default: Part }
  })
  expect(shown(part)).toContain('It comes')
  await loadAhead(part)
  expect(shown(part)).toContain('<p>This is it.</p>')
  expect(shown(part)).not.toContain('It comes')
  expect(loads).toBeLessThanOrEqual(2)
})

test('what cannot be had ahead is asked for again when it is shown', async () => {
  let there = false
  const part = late(async () => {
    if (!there) throw new Error('nobody serves it')
    return { default: Part }
  })
  await loadAhead(part)
  there = true
  await loadAhead(part)
  expect(shown(part)).toContain('This is it.')
})

test('what could not be had when it was shown is asked for again when it is shown again', async () => {
  const asked: boolean[] = []
  let there = false
  const part = late(async () => {
    asked.push(there)
    if (!there) throw new Error('nobody serves it')
    return { default: Part }
  })
  const tick = () => new Promise((done) => setTimeout(done))
  expect(shown(part)).toContain('It comes')
  await tick()
  there = true
  expect(shown(part)).toContain('It comes')
  await tick()
  expect(shown(part)).toContain('This is it.')
  expect(asked).toEqual([false, true])
})
