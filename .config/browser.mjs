// Finds a Chromium to test with, wherever it may be; on Debian as root it can fetch one.
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run, say, stop } from './run.mjs'

/** What Chromium is started with: no sandbox (root), no GPU, no talk with the outside. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const ON_PATH = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
]

function onPath() {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name + ending)))
}

function installedApps() {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    )
  }
  if (process.platform !== 'win32') return ['/snap/bin/chromium']
  const { ProgramFiles, 'ProgramFiles(x86)': x86, LOCALAPPDATA } = process.env
  return [ProgramFiles, x86, LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ])
}

function playwrights() {
  /** @type {Partial<Record<NodeJS.Platform, string>>} */
  const caches = {
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  }
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    caches[process.platform] ??
    join(homedir(), '.cache/ms-playwright')
  if (!existsSync(cache)) return []
  const names = readdirSync(cache).filter((name) => name.startsWith('chromium'))
  // The newest first; the folder inside is named otherwise in every few versions.
  return names
    .sort()
    .reverse()
    .flatMap((name) =>
      readdirSync(join(cache, name)).flatMap((inside) =>
        [
          'chrome',
          'chrome.exe',
          'headless_shell',
          'chrome-headless-shell',
          'Chromium.app/Contents/MacOS/Chromium',
        ].map((file) => join(cache, name, inside, file)),
      ),
    )
}

/** The path of a browser, or undefined if there is none. CHROMIUM_PATH goes before all others. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return [...onPath(), ...installedApps(), ...playwrights()].find((path) => existsSync(path))
}

/** As `findBrowser`, but on Debian as root it installs Chromium if there is none; otherwise it ends the program. */
export async function needBrowser() {
  const found = findBrowser()
  if (found) return found
  if (process.env.CHROMIUM_PATH) stop(`There is no browser at CHROMIUM_PATH.`)
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    say('No browser is here: installing Chromium ...')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { quiet: true, env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      quiet: true,
      env,
    })
    const got = findBrowser()
    if (got) return got
  }
  return stop(
    'Please install Chromium, Chrome or Edge, or name one in CHROMIUM_PATH, for the tests in a real browser.',
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) say(findBrowser() ?? 'none')
