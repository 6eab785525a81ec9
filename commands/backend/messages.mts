export type Step = 'postgres' | 'database' | 'server'

export type Progress = { step: Step } | { ready: true; url: string }

export interface Failure {
  /** Says what to do. */
  failed: string
}

/** What serve.mts tells the process that started it; `ms` counts from its start. */
export type Report = (Progress & { ms: number }) | Failure

export interface PostgresServer {
  pid: number
  port: number
  password: string
}

export interface StoreOptions {
  port: number
  /** Holds everything that changes: the database, uploads, sign-ins, logs. */
  dataFolder: string
  /** `keep` what is there, `reset` it to the fixture, or start with an `empty` store to make the fixture from. */
  database: 'keep' | 'reset' | 'empty'
}

/** The messages to the store process. The guard comes first: PostgreSQL is never without someone to stop it. */
export type Order = { guard: number } | { open: StoreOptions & { postgres: PostgresServer } } | 'stop'
