import { expect, test } from 'vitest'
import { fileName } from '../../../src/app/page/download.ts'

test.each([
  ['The Dragon', 'The Dragon'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['../../etc/passwd', 'etc passwd'],
  ['.hidden', 'hidden'],
  ['Ben\u202egnp.exe', 'Bengnp exe'],
  ['a\0b\u200bc', 'abc'],
  ['\u202e\u2066', 'table'],
  ['', 'table'],
  ['NUL', 'NUL_'],
  ['com1', 'com1_'],
  ['हिन्दी', 'हिन्दी'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['e\u0301tude', 'e\u0301tude'],
  [`${'a'.repeat(59)}𐐷𐐷`, `${'a'.repeat(59)}𐐷`],
])('a table called “%s” is the file %s', (title, name) => {
  expect(fileName(title)).toBe(`${name}.prophecy`)
})
