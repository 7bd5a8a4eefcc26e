// Finds the browsers to test with, wherever they may be; on Debian as root it can fetch them.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run, say, stop } from './run.mjs'

/**
 * What Chromium goes without: what its driver switches off itself, which a second list replaces; and the pages behind
 * its line for addresses, two more to lay out for each window that a journey opens.
 */
const WITHOUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
].join()

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
  `--disable-features=${WITHOUT}`,
]

const CHROMIUMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
]

const FIREFOXES = ['firefox-esr', 'firefox']

/** @param {readonly string[]} names */
function onPath(names) {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending)))
}

/**
 * Where programs are installed that are not on the path.
 * @param {readonly string[]} apps names of macOS
 * @param {readonly string[]} snaps names of Linux
 * @param {readonly string[]} programs paths of Windows
 */
function installed(apps, snaps, programs) {
  if (process.platform === 'darwin')
    return apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app.toLowerCase()}`)
  if (process.platform !== 'win32') return snaps.map((name) => `/snap/bin/${name}`)
  const { ProgramFiles, 'ProgramFiles(x86)': x86, LOCALAPPDATA } = process.env
  return [ProgramFiles, x86, LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
}

// macOS does not tell capitals from small letters in the names of files.
const chromiumApps = () =>
  installed(
    ['Chromium', 'Google Chrome', 'Microsoft Edge'],
    ['chromium'],
    [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ],
  )

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

/** The path of a Chromium, or undefined if there is none. CHROMIUM_PATH goes before all others. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return [...onPath(CHROMIUMS), ...chromiumApps(), ...playwrights()].find((path) =>
    existsSync(path),
  )
}

/** The path of a Firefox, or undefined if there is none. FIREFOX_PATH goes before all others. */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH
  if (named) return existsSync(named) ? named : undefined
  const apps = installed(['Firefox'], ['firefox'], ['Mozilla Firefox/firefox.exe'])
  return [...onPath(FIREFOXES), ...apps].find((path) => existsSync(path))
}

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** @param {string} debian A package's name. */
async function install(debian) {
  say(`Installing ${debian} for the tests ...`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { quiet: true, env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian], {
    quiet: true,
    env,
  })
}

/**
 * Sees to letters for Chinese and Japanese: where a machine has none, a browser draws nothing at all in their place,
 * and what is compared is two empty notes. Droid's fallback has them, but is set otherwise in a field than on a canvas.
 */
async function needLetters() {
  if (!isDebianRoot()) return
  const { stdout } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' })
  const fonts = stdout?.split('\n').filter((family) => family && !/^Droid/.test(family))
  if (!fonts?.length) await install('fonts-wqy-microhei')
}

/**
 * A browser's path; on Debian as root it is installed if it is missing, otherwise the program ends.
 * @param {() => string | undefined} find
 * @param {{ named: string, debian: string, please: string }} how
 */
async function need(find, { named, debian, please }) {
  const found = find()
  if (found) return found
  if (process.env[named]) stop(`There is no browser at ${named}.`)
  if (isDebianRoot()) {
    await install(debian)
    const got = find()
    if (got) return got
  }
  return stop(`Please install ${please}, or name one in ${named}, for the tests in real browsers.`)
}

/** As `findBrowser`, but there is one afterwards or the program has ended. */
export async function needBrowser() {
  const found = await need(findBrowser, {
    named: 'CHROMIUM_PATH',
    debian: 'chromium',
    please: 'Chromium, Chrome or Edge',
  })
  await needLetters()
  return found
}

/** As `findFirefox`, but there is one afterwards or the program has ended. */
export const needFirefox = () =>
  need(findFirefox, { named: 'FIREFOX_PATH', debian: 'firefox-esr', please: 'Firefox' })

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) say(findBrowser() ?? 'none')
