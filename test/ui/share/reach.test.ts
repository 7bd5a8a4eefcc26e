import { expect, test } from 'vitest'
import { isOnlyHere } from '../../../src/ui/share/reach.ts'

test('a computer’s names for itself lead nobody else there; what merely begins so does', () => {
  const own = ['localhost', 'table.localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]', '[::]']
  const others = ['192.168.1.5', 'localhost.example.org', '127.example.org', '[fe80::1]', 'table']
  expect(own.filter((name) => !isOnlyHere(name))).toEqual([])
  expect(others.filter(isOnlyHere)).toEqual([])
})
