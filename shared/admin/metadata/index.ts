export { MetadataField } from './metadata-field.tsx'
