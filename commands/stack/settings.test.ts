import { readSettings, USUAL_PORTS, wantedPorts } from './settings.ts'

test('takes the usual ports, moved by the environment', () => {
  expect(readSettings({})).toEqual({ ports: USUAL_PORTS })
  expect(readSettings({ SHOP_PORT: '8001' }).ports).toEqual({ ...USUAL_PORTS, shop: 8001 })
})

test('a backend that runs already needs no port here', () => {
  const settings = readSettings({ BACKEND_URL: 'https://store.example.com/api/' })
  expect(settings.backendUrl).toBe('https://store.example.com/api')
  expect(wantedPorts(settings).map(({ name }) => name)).toEqual(['admin', 'shop', 'loyalty'])
})

test.each([
  [{ ADMIN_PORT: 'seven' }, 'ADMIN_PORT'],
  [{ SHOP_PORT: '70000' }, 'SHOP_PORT'],
  [{ BACKEND_URL: 'localhost:9000' }, 'BACKEND_URL'],
  [{ ADMIN_PORT: '8000' }, 'admin and shop would both listen on port 8000: change ADMIN_PORT or SHOP_PORT'],
])('%j is refused by name', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})
