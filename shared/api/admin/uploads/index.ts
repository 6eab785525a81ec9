export * as uploadCalls from './uploads-calls.ts'
export {
  useCreateDownloadUrl,
  useDeleteUpload,
  useUploadFiles,
  useUploadProtectedFiles,
} from './uploads-mutations.ts'
