import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)

interface DataSource {
  runMigrations(): Promise<unknown>
  destroy(): Promise<void>
}
interface Migrations {
  default(directory: string, flags: unknown): { coreMigrations: unknown[] }
  getModuleSharedResources(config: unknown, flags: unknown): { migrations: unknown[] }
}

/** Brings the database that `DATABASE_URL` names to the schema of the installed packages. */
export async function migrate(): Promise<void> {
  const directory = dirname(import.meta.dirname)
  const { createContainer, asValue } = require('awilix') as {
    createContainer(): { register(name: string, value: unknown): void }
    asValue(value: unknown): unknown
  }
  const medusa = <T,>(path: string) => require(`@medusajs/medusa/dist/${path}`) as T
  const config = medusa<{ default(directory: string): unknown }>('loaders/config').default(directory)
  const flags = medusa<{ default(config: unknown): unknown }>('loaders/feature-flags').default(config)
  const migrations = medusa<Migrations>('commands/utils/get-migrations')

  const container = createContainer()
  container.register('db_entities', asValue([]))
  const source = await medusa<{ default(options: object): Promise<DataSource> }>('loaders/database').default({
    container,
    configModule: config,
    customOptions: {
      migrations: [
        ...migrations.default(directory, flags).coreMigrations,
        ...migrations.getModuleSharedResources(config, flags).migrations,
      ],
    },
  })
  try {
    await source.runMigrations()
  } finally {
    await source.destroy()
  }
}

/** Names the schema: it changes with the packages that bring migrations. */
export function schemaVersion(): string {
  return ['medusa', 'inventory', 'stock-location']
    .map((name) => require.resolve(`@medusajs/${name}/package.json`))
    .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version)
    .join(' ')
}
