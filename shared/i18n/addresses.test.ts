import { addressLines } from './addresses.ts'

const home = {
  first_name: 'Ren',
  last_name: 'Tanaka',
  company: null,
  address_1: 'Tenjin 20',
  address_2: '',
  postal_code: '810-0001',
  city: 'Fukuoka',
  province: null,
  country_code: 'jp',
}

test('empty lines are left out', () => {
  expect(addressLines(home, 'en')).toEqual(['Ren Tanaka', 'Tenjin 20', '810-0001 Fukuoka', 'Japan'])
  expect(addressLines({ ...home, address_1: '  ' }, 'en')).toHaveLength(3)
})

test('where the post wants it so, the code follows the city and its province', () => {
  const yard = { address_1: '2410 NW Raleigh Street', city: 'Portland', province: 'OR', postal_code: '97210' }
  const lines = (country_code: string) => addressLines({ ...yard, country_code }, 'en').slice(1)
  expect(lines('us')).toEqual(['Portland, OR 97210', 'United States'])
  expect(lines('US')).toEqual(lines('us'))
  expect(lines('de')).toEqual(['97210 Portland', 'OR', 'Germany'])
  expect(lines('ca')).toEqual(['Portland OR 97210', 'Canada'])
  expect(lines('br')).toEqual(['Portland-OR', '97210', 'Brazil'])
  expect(lines('in')).toEqual(['Portland 97210', 'OR', 'India'])
  expect(addressLines({ city: 'London', postal_code: 'SW1A 1AA', country_code: 'gb' }, 'en')).toEqual([
    'London',
    'SW1A 1AA',
    'United Kingdom',
  ])
})

test('an address in an East Asian script goes from the province down to the person', () => {
  const native = {
    first_name: '蓮',
    last_name: '田中',
    company: '青空堂',
    address_1: '天神20',
    city: '福岡市',
    province: '福岡県',
    postal_code: '810-0001',
  }
  expect(addressLines({ ...native, country_code: 'jp' }, 'ja')).toEqual([
    '〒810-0001',
    '福岡県福岡市',
    '天神20',
    '青空堂',
    '田中蓮',
    '日本',
  ])
  const seoul = {
    first_name: '민준',
    last_name: '김',
    address_1: '세종대로 110',
    city: '중구',
    province: '서울특별시',
  }
  expect(addressLines({ ...seoul, postal_code: '04524', country_code: 'kr' }, 'ko')).toEqual([
    '서울특별시 중구',
    '세종대로 110',
    '김민준',
    '04524',
    '대한민국',
  ])
})

test('the country is named in the language of the reader, and stays as entered where it is no code', () => {
  expect(addressLines({ ...home, country_code: 'DE' }, 'ar').at(-1)).toBe('ألمانيا')
  expect(addressLines({ ...home, country_code: 'Atlantis' }, 'en').at(-1)).toBe('Atlantis')
})

test('no address has no lines', () => {
  expect(addressLines({}, 'en')).toEqual([])
  expect(addressLines(null, 'en')).toEqual([])
})
