import { randomUUID } from 'node:crypto'
import { Router, type Request } from 'express'
import { testApp, type Apps } from './register-app.mts'

/** GET /development/app is where the test app would ask for consent: it leads straight back to the admin, with a code. */
export default function consentRouter(): Router {
  return Router().get('/development/app', async (request, response) => {
    const { scope } = request as unknown as Request & { scope: { resolve(name: 'oauthService'): Apps } }
    const { data } = await scope.resolve('oauthService').retrieveByName(testApp)
    const query = new URLSearchParams({ code: randomUUID(), state: String(data?.state) })
    const admin = process.env.ADMIN_URL ?? 'http://localhost:7001'
    response.redirect(`${admin}/a/oauth/${testApp}?${query}`)
  })
}
