export { PictureDrop } from './picture-drop.tsx'
export { PictureField } from './picture-field.tsx'
export { saveCsv } from './save-file.ts'
export { useUploads } from './use-uploads.ts'
