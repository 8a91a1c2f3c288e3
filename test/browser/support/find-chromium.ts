/** Finds the browser for the tests, or installs one, and says which. */
import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { canInstall, install, isExecutable, onPath } from '../../support/find-program.ts'

interface Found {
  path: string
  from: string
}

/** CHROMIUM_PATH, then the system's, then Playwright's own. Installs nothing. */
export function locateChromium(): Found | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) {
    if (isExecutable(chosen)) return { path: chosen, from: 'CHROMIUM_PATH' }
    throw new Error(`CHROMIUM_PATH names ${chosen}, which is not a program that can be run.`)
  }
  const system = onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
  if (system) return { path: system, from: 'the system' }
  const own = chromium.executablePath()
  return own && isExecutable(own) ? { path: own, from: 'Playwright' } : undefined
}

/** Like `locateChromium`, but installs one where there is none; throws one clear sentence when it cannot. */
export function ensureChromium(say: (sentence: string) => void): string {
  const found = locateChromium()
  if (found) {
    say(`Browser: ${found.path} (from ${found.from}).`)
    return found.path
  }
  const failure = bringChromium(say)
  const brought = locateChromium()
  if (!brought) {
    throw new Error(`No Chromium was found and none could be installed (${failure}); set CHROMIUM_PATH to one.`)
  }
  say(`Browser: ${brought.path} (installed now, from ${brought.from}).`)
  return brought.path
}

function bringChromium(say: (sentence: string) => void): string {
  const reasons: string[] = []
  if (canInstall()) {
    say('Browser: none found, installing Debian’s chromium.')
    const reason = install('chromium')
    if (!reason) return ''
    reasons.push(reason)
  }
  say('Browser: none found, trying Playwright’s own download.')
  const run = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' })
  if (run.status !== 0) reasons.push('playwright install chromium failed')
  return reasons.join('; ')
}

const isRoot = process.getuid?.() === 0

/**
 * Of several lists of features Chromium obeys the last, so Playwright's own is in here. What comes after it
 * would start two more processes for every window, which cost more than most pages: a search box's
 * suggestions that nobody sees, and a process for the next page to be opened.
 */
const disabledFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
]

/** How every Chromium of the tests starts: no calls home, and no sandbox where root leaves none. */
export const launchArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
]
