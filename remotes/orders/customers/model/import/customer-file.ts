import { type ColumnGuess, csvText, guessColumns } from '@stoa/admin/import'

/** The columns of a file of customers, as the API calls them. */
export const CUSTOMER_COLUMNS = ['email', 'first_name', 'last_name', 'phone', 'groups', 'metadata'] as const

export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number]

/** Other names of the columns, as people and other shops write them, without blanks. */
const SYNONYMS: Readonly<Record<string, CustomerColumn>> = {
  emailaddress: 'email',
  mail: 'email',
  emailadresse: 'email',
  customeremail: 'email',
  البريدالالكتروني: 'email',
  givenname: 'first_name',
  forename: 'first_name',
  vorname: 'first_name',
  الاسمالاول: 'first_name',
  surname: 'last_name',
  familyname: 'last_name',
  nachname: 'last_name',
  familienname: 'last_name',
  اسمالعائلة: 'last_name',
  phonenumber: 'phone',
  telephone: 'phone',
  mobile: 'phone',
  telefon: 'phone',
  telefonnummer: 'phone',
  الهاتف: 'phone',
  group: 'groups',
  customergroup: 'groups',
  customergroups: 'groups',
  gruppe: 'groups',
  gruppen: 'groups',
  kundengruppe: 'groups',
  kundengruppen: 'groups',
  المجموعات: 'groups',
  metadaten: 'metadata',
}

/** What the columns of a file of customers are taken for, in their order. */
export const guessCustomerColumns = (headers: readonly string[]): ColumnGuess[] =>
  guessColumns(headers, CUSTOMER_COLUMNS, [], SYNONYMS)

/** A file with every column and two customers to begin with, one of them in groups of the store. */
export const customerTemplate = (groups: readonly string[]): string =>
  csvText([
    CUSTOMER_COLUMNS,
    [
      'ada@example.com',
      'Ada',
      'Lovelace',
      '+44 20 7946 0001',
      groups.slice(0, 2).join(', '),
      '{"newsletter":true}',
    ],
    ['grace@example.com', 'Grace', 'Hopper', '', '', ''],
  ])
