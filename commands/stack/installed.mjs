import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether a folder's node_modules is what its package-lock.json asks for. npm leaves the record of what it installed
 * in node_modules/.package-lock.json as its last act, so an install that was cut short does not count.
 * @param {string} folder
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  return missingPackages(readPackages(join(folder, 'package-lock.json')), readPackages(record)).length === 0
}

/**
 * The places whose package is absent or another one. Optional ones may be absent: they belong to other platforms.
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Package
 * @param {Record<string, Package>} wanted
 * @param {Record<string, Package>} installed
 * @returns {string[]}
 */
export function missingPackages(wanted, installed) {
  return Object.keys(wanted).filter((place) => {
    if (!place.includes('node_modules/')) return false
    const ask = wanted[place]
    const found = installed[place]
    if (!found) return !ask.optional && !ask.devOptional
    return found.version !== ask.version || found.integrity !== ask.integrity
  })
}

/**
 * @param {string} file
 * @returns {Record<string, Package>}
 */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
