import { expect, test } from 'vitest'
import { listeners } from '../../../src/rules/plain/listeners.ts'

test('who listens is told until they leave, and who comes or goes meanwhile counts the next time', () => {
  const heard: string[] = []
  const all = listeners<[what: string]>()
  all.add((what) => {
    heard.push(`first ${what}`)
    leave()
    all.add((what) => heard.push(`late ${what}`))
  })
  const leave = all.add((what) => heard.push(`second ${what}`))
  all.tell('a')
  expect(heard).toEqual(['first a', 'second a'])
  all.tell('b')
  expect(heard).toEqual(['first a', 'second a', 'first b', 'late b'])
  all.clear()
  all.tell('c')
  expect(heard).toHaveLength(4)
})
