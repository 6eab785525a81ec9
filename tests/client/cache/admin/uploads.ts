import {
  useCreateDownloadUrl,
  useDeleteUpload,
  useUploadFiles,
  useUploadProtectedFiles,
} from '@stoa/api/admin/uploads'
import { written } from '../../cache-row.ts'

export const writes = [
  written(useUploadFiles, { files: [] }, []),
  written(useUploadProtectedFiles, { files: [] }, []),
  written(useDeleteUpload, { key: 'cover.txt' }, []),
  written(useCreateDownloadUrl, { key: 'cover.txt' }, []),
]
