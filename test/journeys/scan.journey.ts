import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeQR } from 'qr'
import { expect } from 'vitest'
import { openBackup } from './help/backup.ts'
import { journey } from './help/journey.ts'
import { plainTable } from './help/plain.ts'

const WIDTH = 640
const HEIGHT = 480
/** The code is held askew (radians) and fills so much of the picture's height. */
const ASKEW = 0.15
const FILLS = 0.8

/**
 * What a camera sees that looks at a code in somebody's hand: a film of one picture, as Chromium takes it for a camera.
 */
function film(text: string): Buffer {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
  const cell = (HEIGHT * FILLS) / rows.length
  const [cos, sin] = [Math.cos(ASKEW), Math.sin(ASKEW)]
  const grey = Buffer.alloc(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [dx, dy] = [x - WIDTH / 2, y - HEIGHT / 2]
      const row = rows[Math.floor((dy * cos - dx * sin) / cell + rows.length / 2)]
      const dark = row?.[Math.floor((dx * cos + dy * sin) / cell + rows.length / 2)]
      // The light comes from the left; round the code is a hand and a room.
      const light = 210 - (70 * x) / WIDTH
      grey[y * WIDTH + x] = dark === undefined ? light / 2 : dark ? light / 5 : light
    }
  }
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`),
    grey,
    colours,
  ])
}

journey('an invitation is scanned with the camera', async ({ open }) => {
  const folder = await mkdtemp(join(tmpdir(), 'prophecy-table-film-'))
  try {
    const ada = await open('', { still: true })
    await openBackup(ada.page, plainTable())
    await ada.page.getByRole('heading', { name: 'A plain table' }).waitFor()
    await ada.page.keyboard.press('i')
    await ada.page.getByRole('button', { name: 'Invite without a server' }).click()
    const link = await ada.page.getByRole('textbox', { name: 'The invitation' }).inputValue()
    const seen = join(folder, 'code.y4m')
    await writeFile(seen, film(link))

    const ben = await open('', {
      still: true,
      flags: [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${seen}`,
      ],
    })
    await ben.page.getByRole('button', { name: 'Join a table' }).click()
    await ben.page.getByRole('button', { name: 'Scan with the camera' }).click()
    const answer = ben.page.getByRole('textbox', { name: 'Your answer' })
    await answer.waitFor()
    await ada.page.getByLabel('Their answer').fill(await answer.inputValue())
    await ada.page.keyboard.press('Enter')
    await ben.page.getByRole('heading', { name: 'A plain table' }).waitFor()
    expect(new URL(ben.page.url()).hash).toMatch(/^#t=/)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
