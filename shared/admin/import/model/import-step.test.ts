import { importStep } from './import-step.ts'

const nothing = {
  file: undefined,
  store: undefined,
  settings: undefined,
  report: undefined,
  isStarted: false,
}
const read = { ...nothing, file: 'goods.csv', store: 'store', settings: 'settings' }

it.each([
  ['file', 'no file was chosen', nothing],
  ['file', 'the store is not read yet', { ...nothing, file: 'goods.csv' }],
  ['columns', 'the rows are not checked', read],
  ['check', 'the rows are checked', { ...read, report: 'report' }],
  ['write', 'its rows are written', { ...read, report: 'report', isStarted: true }],
])('the step is %s when %s', (step, _when, data) => {
  expect(importStep(data).step).toBe(step)
})
