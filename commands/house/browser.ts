import { existsSync } from 'node:fs'

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Where a Chromium is: CHROMIUM_PATH, or Debian's. Throws, saying what to install, when there is none. */
export function browserPath(): string {
  const path = process.env['CHROMIUM_PATH'] ?? USUAL_PLACES.find((place) => existsSync(place))
  if (path && existsSync(path)) return path
  throw new Error('There is no Chromium: install the package “chromium”, or set CHROMIUM_PATH to a browser.')
}
