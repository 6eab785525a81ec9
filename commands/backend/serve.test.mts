import assert from 'node:assert/strict'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { staff } from './accounts.mts'
import type { Report } from './messages.mts'
import { findFreePort } from './postgres/free-port.mts'
import { removeDataFolder } from './postgres/postgres-folder.mts'
import { isGone } from './postgres/processes.mts'

const dataFolder = mkdtempSync(join(tmpdir(), 'stoa serve '))
const started: ChildProcess[] = []
after(() => {
  for (const child of started) child.kill()
  removeDataFolder(dataFolder)
})

interface Served {
  child: ChildProcess
  /** Resolves when the store answers or says why it cannot. */
  settled: Promise<Report>
  reports: Report[]
  ended: Promise<number | null>
}

function serve(port: number): Served {
  const child = fork(join(import.meta.dirname, 'serve.mts'), ['--port', String(port), '--data', dataFolder])
  started.push(child)
  const reports: Report[] = []
  const settled = new Promise<Report>((resolve) => {
    child.on('message', (report: Report) => {
      reports.push(report)
      if (!('step' in report)) resolve(report)
    })
  })
  return { child, settled, reports, ended: once(child, 'exit').then(([code]) => code as number | null) }
}

/** The pids of the store process and of PostgreSQL. */
function readPids(): [store: number, postgres: number] {
  const lock = JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8')) as { pid: number }[]
  const postmaster = readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8')
  return [lock[1]?.pid ?? 0, Number(postmaster.split('\n')[0])]
}

async function assertGone(pids: number[]): Promise<void> {
  for (const pid of pids) assert.ok(await isGone(pid, 5000), `process ${pid} is still there`)
}

test('a port that is taken is named, and nothing is left running', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const { port } = squatter.address() as { port: number }
  const { settled, ended } = serve(port)
  assert.match(JSON.stringify(await settled), new RegExp(`Port ${port} is taken on 127.0.0.1`))
  assert.equal(await ended, 1)
  squatter.close()
})

test('starts, and stops when asked; a sign-in outlives it', async () => {
  const port = await findFreePort()
  const first = serve(port)
  const ready = await first.settled
  assert.deepEqual(
    first.reports.map((report) => ('step' in report ? report.step : 'ready')),
    ['postgres', 'database', 'server', 'ready'],
  )
  assert.ok('url' in ready && ready.url === `http://localhost:${port}`)
  const signedIn = await fetch(`${ready.url}/admin/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const rival = serve(await findFreePort())
  assert.match(JSON.stringify(await rival.settled), /A store already runs on/)
  // Medusa rejects twice for a column that it cannot sort by.
  const unsortable = await fetch(`${ready.url}/admin/customers?order=-orders.total`, { headers: { cookie } })
  assert.equal(unsortable.status, 500)
  const health = await fetch(`${ready.url}/health`)
  assert.equal(health.status, 200)
  assert.equal(health.headers.get('keep-alive'), 'timeout=65')

  writeFileSync(join(dataFolder, 'uploads/page.html'), '<script>alert(1)</script>')
  const upload = await fetch(`${ready.url}/uploads/page.html`)
  assert.equal(upload.status, 200)
  assert.match(upload.headers.get('content-security-policy') ?? '', /^sandbox; default-src 'none'/)
  assert.equal(upload.headers.get('x-content-type-options'), 'nosniff')

  const pids = readPids()
  first.child.send('stop')
  assert.equal(await first.ended, 0)
  await assertGone(pids)

  const second = serve(port)
  await second.settled
  const session = await fetch(`${ready.url}/admin/auth`, { headers: { cookie } })
  assert.equal(session.status, 200)
  second.child.disconnect()
  assert.equal(await second.ended, 0)
})

test('killed, it leaves nothing behind, and the next start works', async () => {
  const port = await findFreePort()
  const first = serve(port)
  await first.settled
  const pids = readPids()
  first.child.kill('SIGKILL')
  await first.ended
  await assertGone(pids)

  const second = serve(port)
  assert.ok('ready' in (await second.settled))
  const [store, postgres] = readPids()
  process.kill(postgres, 'SIGKILL')
  assert.equal(await second.ended, 1)
  assert.match(JSON.stringify(second.reports.at(-1)), /failed.*ended unexpectedly/)
  await assertGone([store, postgres])

  const third = serve(port)
  assert.ok('ready' in (await third.settled))
  const [store3, postgres3] = readPids()
  process.kill(store3, 'SIGKILL')
  assert.equal(await third.ended, 1)
  await assertGone([store3, postgres3])
})
