/**
 * The admin's own components. At run time the shell provides them, in its look and language, at no cost for the
 * extension; in tests and in `stoa check` they are plain elements with the same roles and names.
 */
export {
  Button,
  Dialog,
  Link,
  LinkButton,
  type ButtonLook,
  type ButtonProps,
  type DialogProps,
  type LinkButtonProps,
  type LinkProps,
} from './actions.ts'
export {
  Badge,
  DescriptionList,
  Pagination,
  Table,
  type BadgeProps,
  type DescriptionListProps,
  type PaginationProps,
  type TableColumn,
  type TableProps,
  type TableSort,
} from './data.ts'
export {
  Checkbox,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextField,
  type FieldProps,
  type SearchFieldProps,
  type SelectOption,
  type SelectProps,
  type TextAreaProps,
  type TextFieldProps,
  type ToggleProps,
} from './fields.ts'
export {
  Card,
  FormGrid,
  Inline,
  Page,
  Stack,
  Toolbar,
  type CardProps,
  type FormGridProps,
  type InlineProps,
  type PageLayoutProps,
  type StackProps,
  type ToolbarProps,
} from './layout.ts'
export {
  Banner,
  EmptyState,
  ErrorState,
  SkeletonLines,
  type BannerProps,
  type EmptyStateProps,
  type ErrorStateProps,
  type SkeletonLinesProps,
} from './states.ts'
