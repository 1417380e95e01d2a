import type { ReactNode } from 'react'

/** Icons of 24 × 24 units as lines; what they mean is always said in words beside them. */
const paths = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  cases: 'M3 7h6l2 2h10v11H3zM3 7V4h6l2 2',
  key: 'M14 10a5 5 0 1 0-2.6 4.4L13 16h2v2h2v2h4v-4l-7.3-7.3',
  webhook: 'M4 12a8 8 0 0 1 8-8m8 8a8 8 0 0 1-8 8M12 9v6m-3-3h6',
  log: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  usage: 'M4 20V10m6 10V4m6 16v-8m4 8H2',
  people: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7 10a7 7 0 0 1 14 0M16 4a4 4 0 0 1 0 7m2 4a7 7 0 0 1 4 6',
  audit: 'M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6zM9 12l2 2 4-4',
  settings:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 12h2m12 0h2M12 4v2m0 12v2M6.3 6.3l1.5 1.5m8.4 8.4 1.5 1.5m0-11.4-1.5 1.5m-8.4 8.4-1.5 1.5',
  code: 'm8 7-5 5 5 5m8-10 5 5-5 5M14 4l-4 16',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  policy: 'M6 3h9l4 4v14H6zM9 12h7M9 16h7M14 3v5h5',
  lists: 'M4 6h2m3 0h11M4 12h2m3 0h11M4 18h2m3 0h11',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5 5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'm5 12 5 5 9-10',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0-14v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  moon: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z',
  up: 'm6 14 6-6 6 6',
  down: 'm6 10 6 6 6-6',
  sort: 'm8 9 4-4 4 4M8 15l4 4 4-4',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  out: 'M14 4h6v16h-6M3 12h11m-4-4 4 4-4 4',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  refresh: 'M20 11a8 8 0 0 0-14-5L4 8m0-4v4h4m-4 5a8 8 0 0 0 14 5l2-2m0 4v-4h-4',
} as const

export type IconName = keyof typeof paths

const sizeDefault = 18

/** An icon that says nothing by itself: it is hidden from assistive technology. */
export function Icon({ name, size = sizeDefault }: { readonly name: IconName; readonly size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flexShrink: 0 }}
    >
      <path d={paths[name]} />
    </svg>
  )
}
