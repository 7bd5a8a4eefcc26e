import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run } from '../../../.config/run.mjs'
import { serve } from '../../../.config/serve.mjs'
import { home } from '../../source.ts'

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
