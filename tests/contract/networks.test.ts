import { importsOf, sourceFiles } from './source-files.ts'

test('suites answer calls through the one set-up of the network', () => {
  const importing = ['shared', 'shell', 'remotes', 'extension-sdk', 'tests']
    .flatMap(sourceFiles)
    .filter((file) => importsOf(file).some(({ from }) => from === 'nock'))
  expect(importing).toEqual(['tests/setup/network.ts'])
})
