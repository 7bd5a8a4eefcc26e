import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { run } from '../../../.config/run.mjs'
import { serve } from '../../../.config/serve.mjs'
import { home } from '../../source.ts'
import { type Guests, guestsAt } from './browser.ts'
import { inn } from './inn.ts'
import { journey } from './journey.ts'

/** What a run leaves behind, and what git keeps for itself. */
const LEFT = /^(node_modules|dist|shots|\.cache|\.git)$|\.log$/

/**
 * A copy of the house with further games in `src/games`, as somebody has it who put them there: folders of `test/games`
 * by name, and files by their paths below `src/games`, with what they say.
 */
export async function copyWith(
  folders: readonly string[],
  files: Readonly<Record<string, string>> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'prophecy-table-house-'))
  for (const one of await readdir(home))
    if (!LEFT.test(one)) await cp(join(home, one), join(folder, one), { recursive: true })
  await symlink(join(home, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const games = join(folder, 'src', 'games')
  for (const one of folders)
    await cp(join(home, 'test', 'games', one), join(games, one), { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(games, path)), { recursive: true })
    await writeFile(join(games, path), text)
  }
  return {
    folder,
    /** Runs one of its own programs in it. Rejects with what that said, where it failed. */
    async run(...args: string[]) {
      // As it runs for somebody who builds, and tests nothing.
      const env = { NODE_ENV: undefined }
      const { code, output } = await run(process.execPath, args, { quiet: true, cwd: folder, env })
      if (code !== 0) throw new Error(output)
      return output
    },
    serve: (port: number) => serve({ port, folder: join(folder, 'dist') }),
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Journeys at a page that is built with further games, as `copyWith` puts them there, and served at this port. */
export function journeyWith(port: number, ...games: Parameters<typeof copyWith>) {
  let house: Awaited<ReturnType<typeof copyWith>> | undefined
  let served: Awaited<ReturnType<NonNullable<typeof house>['serve']>> | undefined
  beforeAll(async () => {
    house = await copyWith(...games)
    await house.run('.config/build.mjs')
    served = await house.serve(port)
  }, 400_000)
  afterAll(async () => {
    await served?.close()
    await house?.clear()
  })
  return journey.extend<{ open: Guests['open'] }>({
    open: async ({ task }, use) => {
      const guests = guestsAt(served?.local ?? '', inn)
      await use(guests.open)
      expect(await guests.close(), `what went wrong while "${task.name}"`).toEqual([])
    },
  })
}
