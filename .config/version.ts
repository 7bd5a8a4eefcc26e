import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which page is built here: the package's version, a hash of all that it is made of, and when. */
export function buildOf(root: string) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const hash = createHash('sha256')
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
  for (const file of [...files, join(root, 'package-lock.json')]) hash.update(readFileSync(file))
  const given = Number(process.env['SOURCE_DATE_EPOCH'])
  return {
    version,
    of: hash.digest('hex').slice(0, 16),
    made: given > 0 ? given * 1000 : Date.now(),
  }
}
