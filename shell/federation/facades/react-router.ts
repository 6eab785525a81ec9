/**
 * The part of react-router that the shell shares. Remotes get these names and no others: what is not listed
 * is not part of the shell's bundle.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router'
