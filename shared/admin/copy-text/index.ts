export { CopyText } from './copy-text.tsx'
export { useCopyText } from './use-copy-text.ts'
