import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { home } from './source.ts'

const PAGE = join(home, 'assets/page')
const { icons, ...manifest } = JSON.parse(readFileSync(join(PAGE, 'manifest.webmanifest'), 'utf8'))

/** Width and height that a PNG file says of itself, px. */
const sizeOf = (bytes: Buffer) => `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`

test('the page can be installed: it says what it is called, where it starts, and how it stands', () => {
  expect(readFileSync(join(home, 'index.html'), 'utf8')).toMatch(
    /<link rel="manifest" href="\/manifest\.webmanifest"/,
  )
  // Relative, for any folder of any web host.
  expect(manifest).toMatchObject({
    name: 'Prophecy Table',
    start_url: './',
    scope: './',
    display: 'standalone',
  })
})

test.each<{ src: string; sizes: string; type: string }>(icons)(
  'its icon $src is there, as large as it says',
  ({ src, sizes, type }) => {
    expect(existsSync(join(PAGE, src))).toBe(true)
    if (type === 'image/png') expect(sizeOf(readFileSync(join(PAGE, src)))).toBe(sizes)
    else expect(sizes).toBe('any')
  },
)

test('browsers find a large icon, and one that may be cut round', () => {
  const has = (wanted: object) => expect(icons).toContainEqual(expect.objectContaining(wanted))
  has({ sizes: '512x512' })
  has({ sizes: '192x192' })
  has({ purpose: 'maskable' })
})
