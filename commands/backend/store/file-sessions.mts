import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import session, { type SessionData } from 'express-session'

/** Keeps one file for each session, so that a restart signs nobody out. */
export class FileSessions extends session.Store {
  readonly #folder: string

  constructor(folder: string) {
    super()
    this.#folder = folder
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(folder)) this.#read(name)
  }

  override get(id: string, done: (error: unknown, data?: SessionData | null) => void): void {
    settle(() => this.#read(id), done)
  }

  override set(id: string, data: SessionData, done: (error?: unknown) => void = () => undefined): void {
    settle(() => {
      const unfinished = join(this.#folder, `${id}.unfinished`)
      writeFileSync(unfinished, JSON.stringify(data), { mode: 0o600 })
      renameSync(unfinished, join(this.#folder, id))
    }, done)
  }

  /** Only prolongs what is kept: a request that began before a sign-out must not bring its session back. */
  override touch(id: string, data: SessionData, done: () => void = () => undefined): void {
    const kept = this.#read(id)
    if (kept) this.set(id, { ...kept, cookie: data.cookie }, done)
    else done()
  }

  override destroy(id: string, done: (error?: unknown) => void = () => undefined): void {
    settle(() => rmSync(join(this.#folder, id), { force: true }), done)
  }

  /** A file that is expired, or was cut off by a crash, is a session that has ended. */
  #read(id: string): SessionData | null {
    const file = join(this.#folder, id)
    try {
      const data = JSON.parse(readFileSync(file, 'utf8')) as SessionData
      const { expires } = data.cookie
      if (!expires || new Date(expires) > new Date()) return data
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      if (!(error instanceof SyntaxError)) throw error
    }
    rmSync(file, { force: true })
    return null
  }
}

function settle<T>(work: () => T, done: (error: unknown, result?: T) => void): void {
  let result: T
  try {
    result = work()
  } catch (error) {
    return done(error)
  }
  done(null, result)
}
