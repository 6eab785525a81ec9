import { uploads } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

const cover = new File(['cover'], 'cover.txt')
const back = new File(['back'], 'back.txt')

export const rows = [
  row({
    name: 'admin.uploads.create',
    route: 'POST /admin/uploads',
    body: /name="files"; filename="cover\.txt"[^]*\r\ncover\r\n[^]*name="files"; filename="back\.txt"[^]*\r\nback\r\n/,
    call: (http) => uploads.create(http, [cover, back]),
    learn: ({ uploads: [first, second] }) => ({ cover: first?.key ?? '', back: second?.key ?? '' }),
  }),
  row({
    name: 'admin.uploads.createProtected',
    route: 'POST /admin/uploads/protected',
    body: /name="files"; filename="cover\.txt"[^]*\r\ncover\r\n[^]*name="files"; filename="back\.txt"[^]*\r\nback\r\n/,
    call: (http) => uploads.createProtected(http, [cover, back]),
    learn: ({ uploads: [first, second] }) => ({
      protected_cover: first?.key ?? '',
      protected_back: second?.key ?? '',
    }),
  }),
  row({
    name: 'admin.uploads.getPresignedDownloadUrl',
    route: 'POST /admin/uploads/download-url',
    body: { file_key: '{protected_cover}' },
    call: (http, id) => uploads.getPresignedDownloadUrl(http, { file_key: id('protected_cover') }),
  }),
  row({
    name: 'admin.uploads.delete',
    route: 'DELETE /admin/uploads',
    body: { file_key: '{protected_cover}' },
    prepare: async (http, id) => {
      for (const name of ['cover', 'back', 'protected_back']) {
        await uploads.delete(http, { file_key: id(name) })
      }
      return {}
    },
    call: (http, id) => uploads.delete(http, { file_key: id('protected_cover') }),
  }),
]
