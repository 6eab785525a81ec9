interface App {
  id: string
  data: Record<string, unknown> | null
}

export interface Apps {
  retrieveByName(name: string): Promise<App>
  create(details: Record<string, string>): Promise<App>
  update(id: string, changes: { data: Record<string, unknown> }): Promise<App>
}

interface Container {
  resolve(name: 'oauthService'): Apps
  register(services: Record<string, { resolve(): object }>): unknown
}

export const testApp = 'test-app'

/** What the app must send back along with its code. */
const state = 'begun-in-the-store'

/** Exchanges the code of a consent for a token, and keeps the state so that the app can be authorized again. */
const handler = {
  generateToken: async (code: string) => ({ state, access_token: `token for ${code}` }),
}

/**
 * Registers an OAuth app that asks nobody. Medusa itself cannot register one that is not in the database yet: it looks
 * the app up first, and finding none ends the start.
 */
export default async function registerApp(container: Container): Promise<void> {
  const apps = container.resolve('oauthService')
  const app = await apps.retrieveByName(testApp).catch(() =>
    apps.create({
      application_name: testApp,
      display_name: 'Test app',
      install_url: `${process.env.BACKEND_URL}/development/app`,
      uninstall_url: `${process.env.BACKEND_URL}/development/app`,
    }),
  )
  if (!app.data) await apps.update(app.id, { data: { state } })
  container.register({ [`${testApp}Oauth`]: { resolve: () => handler } })
}
