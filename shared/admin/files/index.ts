export { PictureField } from './picture-field.tsx'
export { saveCsv } from './save-file.ts'
export { usePictureFile } from './use-picture-file.ts'
