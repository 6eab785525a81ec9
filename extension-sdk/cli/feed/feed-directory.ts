import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { signedText } from '../../admission/feed-signature.ts'
import { hasHash, sriHash } from '../../build/sri-hash.ts'
import type { About, Feed, FeedEntry, Manifest, PreviousVersion } from '../../points/manifest.ts'
import { WrongUse } from '../command.ts'
import { SIGNATURE_FILE } from './ownership.ts'
import { readFeed } from './read-feed.ts'
import type { SigningKey } from './signing-keys.ts'

/** The path of a version in a feed directory, as every base in it ends. */
const VERSION_PATH = /extensions\/[^/]+\/[^/]+\/$/
const EMPTY: Feed = { format: 1, extensions: [], disabled: [], origins: [] }

/** The folder of one version below a feed directory: its name never says anything else than its content. */
export const versionPath = (name: string, version: string, fingerprint: string): string =>
  `extensions/${name}/${version}-${fingerprint}/`

/** A folder with `feed.json` and, below `extensions`, every version that was published into it. */
export class FeedDirectory {
  readonly folder: string

  constructor(folder: string | undefined) {
    if (folder === undefined) throw new WrongUse('--feed DIR is missing: the folder that has feed.json')
    this.folder = resolve(folder)
  }

  get file(): string {
    return join(this.folder, 'feed.json')
  }

  /** The feed. Throws {@link WrongUse} when there is none. */
  read(): Feed {
    return readFeed(this.file)
  }

  /** The feed, or an empty one where none is yet. */
  readOrBegin(): Feed {
    return existsSync(this.file) ? this.read() : EMPTY
  }

  /**
   * Writes the feed atomically: a reader gets the old one or the new one. One that was signed has no signature any more, and
   * that is printed.
   */
  write({ signature, ...feed }: Feed): void {
    this.#writeText(`${JSON.stringify(feed)}\n`)
    if (signature !== undefined)
      console.log('The feed was signed: admins that want a signature refuse it until “stoa feed sign”.')
  }

  /** Signs the feed: its version is one higher than before, and it is valid until `expires`. Returns the version. */
  sign(key: SigningKey, expires: Date): number {
    const { signature: _before, version: last = 0, expires: _until, ...feed } = this.read()
    const version = last + 1
    this.#writeText(signedText({ ...feed, version, expires: expires.toISOString() }, key.sign))
    return version
  }

  #writeText(text: string): void {
    mkdirSync(this.folder, { recursive: true })
    const draft = `${this.file}.${process.pid}.draft`
    writeFileSync(draft, text)
    // Compressed copies are of the old one.
    for (const ending of ['.br', '.gz']) rmSync(this.file + ending, { force: true })
    renameSync(draft, this.file)
  }

  /**
   * Copies a build to the path of its version, in one go. A version that exists stays: it must be the same, or an
   * Error is thrown.
   */
  addVersion(build: string, path: string): void {
    const target = join(this.folder, path)
    if (existsSync(target)) {
      const [there, wanted] = [target, build].map((folder) =>
        readFileSync(join(folder, 'extension.json'), 'utf8'),
      )
      if (there === wanted) {
        const signature = join(build, SIGNATURE_FILE)
        if (existsSync(signature)) cpSync(signature, join(target, SIGNATURE_FILE))
        return
      }
      throw new Error(
        `${target} holds another build: it was made by another SDK, so raise “version” in extension.ts`,
      )
    }
    mkdirSync(dirname(target), { recursive: true })
    const draft = join(dirname(target), `.${process.pid}.draft`)
    cpSync(build, draft, { recursive: true })
    renameSync(draft, target)
  }

  /** Where the files of an entry lie, when they lie in this directory. */
  folderOf({ base }: Pick<FeedEntry, 'base'>): string | undefined {
    const path = VERSION_PATH.exec(base)?.[0]
    const folder = path && join(this.folder, path)
    return folder && existsSync(join(folder, 'extension.json')) ? folder : undefined
  }

  /** What the feed is to keep of an entry when another version takes its place. */
  keep(entry: FeedEntry): PreviousVersion | undefined {
    const folder = this.folderOf(entry)
    if (!folder) return undefined
    const { version } = entry.manifest
    return { version, base: entry.base, integrity: sriHash(readFileSync(join(folder, 'extension.json'))) }
  }

  /**
   * A version that the feed keeps, in place of an entry of its name. Throws an Error when its files are not here, or
   * were changed since it was published.
   */
  restore(entry: FeedEntry, kept: PreviousVersion): FeedEntry {
    const { name } = entry.manifest
    const folder = this.folderOf(kept)
    if (!folder) throw new Error(`There is no ${name} ${kept.version} below ${this.folder}.`)
    const content = readFileSync(join(folder, 'extension.json'))
    if (!hasHash(content, kept.integrity))
      throw new Error(
        `${join(folder, 'extension.json')} was changed since it was published: publish ${name} ${kept.version} again`,
      )
    const { about: _about, ...manifest } = JSON.parse(content.toString()) as Manifest
    const { previous: _previous, waiting: _waiting, ...rest } = entry
    return { ...rest, base: kept.base, manifest }
  }

  /** Who made an entry, when its files lie in this directory. */
  aboutOf(entry: FeedEntry): About | undefined {
    const folder = this.folderOf(entry)
    return folder
      ? (JSON.parse(readFileSync(join(folder, 'extension.json'), 'utf8')) as Manifest).about
      : undefined
  }

  /** Every version of an extension that lies here, with the name of its folder. */
  versionsOf(name: string): { folder: string; manifest: Manifest }[] {
    const all = join(this.folder, 'extensions', name)
    if (!existsSync(all)) return []
    return readdirSync(all)
      .filter((folder) => existsSync(join(all, folder, 'extension.json')))
      .map((folder) => ({
        folder,
        manifest: JSON.parse(readFileSync(join(all, folder, 'extension.json'), 'utf8')) as Manifest,
      }))
  }

  /** Removes one version of an extension that lies here. */
  removeVersion(kept: PreviousVersion): void {
    const folder = this.folderOf(kept)
    if (folder) rmSync(folder, { recursive: true })
  }

  /** Removes every version of an extension that lies here. */
  removeVersions(name: string): void {
    if (/^[a-z\d][a-z\d-]*$/.test(name))
      rmSync(join(this.folder, 'extensions', name), { recursive: true, force: true })
  }
}
