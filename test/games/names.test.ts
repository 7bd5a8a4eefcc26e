import { expect, test } from 'vitest'
import { LOADERS } from '../../src/games/index.ts'
import type { Title } from '../../src/rules/title.ts'

type Found = Readonly<Record<string, Pick<Title, 'id'> | undefined>>

/** What is amiss with what games are called, by the paths of their titles, in sentences. */
function namesAmiss(found: Found): readonly string[] {
  const folders = new Map<string, string>()
  return Object.entries(found).flatMap(([path, title]) => {
    const folder = path.split('/').at(-2) ?? ''
    const said: string[] = []
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder))
      said.push(
        `The folder “${folder}” is called otherwise than by small letters, digits, hyphens.`,
      )
    if (!title) return [...said, `The title.ts of “${folder}” exports no title.`]
    const { id } = title
    if (id !== folder) said.push(`The game in the folder “${folder}” has the id “${id}”.`)
    const other = folders.get(id)
    if (other !== undefined) said.push(`“${other}” and “${folder}” have one id, “${id}”.`)
    folders.set(id, folder)
    return said
  })
}

test('every game is called as its folder', () => {
  const found: Found = import.meta.glob<Title>('../../src/games/*/title.ts', {
    eager: true,
    import: 'title',
  })
  expect(Object.keys(found).length).toBeGreaterThan(0)
  expect(namesAmiss(found)).toEqual([])
  // What stands in the lobby can be played.
  const titled = Object.keys(found).map((path) => path.split('/').at(-2))
  expect(titled.filter((id) => !Object.hasOwn(LOADERS, id ?? ''))).toEqual([])
})

test.each<[string, Found, readonly string[]]>([
  ['all is well', { './paper-boats/title.ts': { id: 'paper-boats' } }, []],
  [
    'a name with blanks',
    { './Paper Boats/title.ts': { id: 'Paper Boats' } },
    ['The folder “Paper Boats” is called otherwise than by small letters, digits, hyphens.'],
  ],
  [
    'another id than the folder',
    { './boats/title.ts': { id: 'ships' } },
    ['The game in the folder “boats” has the id “ships”.'],
  ],
  [
    'two with one id',
    { './boats/title.ts': { id: 'boats' }, './ships/title.ts': { id: 'boats' } },
    [
      'The game in the folder “ships” has the id “boats”.',
      '“boats” and “ships” have one id, “boats”.',
    ],
  ],
  ['no title', { './boats/title.ts': undefined }, ['The title.ts of “boats” exports no title.']],
])('names of games are looked at: %s', (_, found, amiss) => {
  expect(namesAmiss(found)).toEqual(amiss)
})
