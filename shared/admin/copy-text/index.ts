export { CopyText } from './copy-text.tsx'
