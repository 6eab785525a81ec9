import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import express from 'express'
import { DevelopmentLinks } from './development-links.mts'
import type { EventBus } from './medusa.mts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-links-'))
after(() => rmSync(folder, { recursive: true }))

/** Remembers who listens, and lets a test say that something happened. */
function eventBus() {
  const handlers = new Map<string, Parameters<EventBus['subscribe']>[1]>()
  return {
    subscribe: (event: string, handler: Parameters<EventBus['subscribe']>[1]) => handlers.set(event, handler),
    emit: async (event: string, payload: Record<string, unknown>) => handlers.get(event)?.(payload),
  }
}

async function show(links: DevelopmentLinks, accept: string): Promise<string> {
  const server = express().use(links.router).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const answer = await fetch(`http://127.0.0.1:${port}/development/links`, { headers: { accept } })
  const text = await answer.text()
  server.closeAllConnections()
  server.close()
  return text
}

test('shows newest first what e-mail would carry, and still does after a restart', async () => {
  const file = join(folder, 'kept.json')
  const bus = eventBus()
  new DevelopmentLinks(file).listen(bus)
  await bus.emit('invite.created', { token: 'a.b', user_email: 'new@stoa.test' })
  await bus.emit('user.password_reset', { token: 'c', email: 'admin@stoa.test' })
  await bus.emit('customer.password_reset', { token: 'd', email: 'shopper@stoa.test' })
  await bus.emit('order-update-token.created', { token: 'e', old_email: 'guest@example.com' })

  const { links } = JSON.parse(await show(new DevelopmentLinks(file), 'application/json')) as {
    links: { url: string }[]
  }
  assert.deepEqual(
    links.map(({ url }) => url),
    [
      'http://localhost:8000/account/claim-orders?token=e',
      'http://localhost:8000/account/reset-password?token=d&email=shopper%40stoa.test',
      'http://localhost:7001/reset-password?token=c&email=admin%40stoa.test',
      'http://localhost:7001/invite?token=a.b',
    ],
  )
})

test('the page shows a strange address as text', async () => {
  const bus = eventBus()
  const links = new DevelopmentLinks(join(folder, 'strange.json'))
  links.listen(bus)
  await bus.emit('invite.created', { token: 't', user_email: '<script>alert(1)</script>' })
  const page = await show(links, 'text/html')
  assert.match(page, /&#60;script&#62;alert/)
  assert.doesNotMatch(page, /<script>/)
})
