import type { Fault } from './fault.ts'
import { withIgnored } from './ignored.ts'

const fault = (rule: string, where: string): Fault => ({ rule, where, message: 'wrong' })

test('a problem of rendering or accessibility that is ignored is a warning', () => {
  const faults = [
    fault('render', 'widget one'),
    fault('render', 'widget two'),
    fault('accessibility', 'page /care'),
  ]
  expect(withIgnored(faults, { render: ['widget one'], accessibility: ['page /care'] })).toEqual([
    { ...faults[0], isWarning: true },
    faults[1],
    { ...faults[2], isWarning: true },
  ])
})

test('nothing else can be ignored', () => {
  const size = fault('size', 'widget one')
  expect(withIgnored([size], { size: ['widget one'] })).toEqual([
    size,
    {
      rule: 'ignore',
      where: 'package.json',
      message: '“stoa.ignore” takes render and accessibility, not size: fix it',
    },
  ])
})

test('a name of which nothing is found is a warning', () => {
  expect(withIgnored([fault('render', 'widget one')], { accessibility: ['widget one'] })).toEqual([
    fault('render', 'widget one'),
    {
      rule: 'ignore',
      where: 'package.json',
      message: '“stoa.ignore” has widget one, of which nothing is found (accessibility): remove it',
      isWarning: true,
    },
  ])
})
