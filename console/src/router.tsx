import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { pages } from './pages/index.ts'
import { FirstPage } from './shell/first-page.tsx'
import { NotFound } from './shell/not-found.tsx'
import { Shell } from './shell/shell.tsx'
import { Start } from './shell/start.tsx'

/** Every parameter of an address is a text, so that `?q=123` stays one. */
const searchAsTexts = (search: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound, validateSearch: searchAsTexts })

const start = createRoute({ getParentRoute: () => root, path: '/', component: Start })
const open = [
  { path: '/sign-in', load: () => import('./pages/sign-in/sign-in-page.tsx') },
  { path: '/set-up', load: () => import('./pages/sign-in/set-up-page.tsx') },
  { path: '/join', load: () => import('./pages/sign-in/join-page.tsx') },
  { path: '/forgot', load: () => import('./pages/sign-in/forgot-page.tsx') },
  { path: '/new-password', load: () => import('./pages/sign-in/new-password-page.tsx') },
  { path: '/confirm-email', load: () => import('./pages/sign-in/confirm-email-page.tsx') },
].map(({ path, load }) => createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load) }))

const place = createRoute({ getParentRoute: () => root, path: '/$workspace/$environment', component: Shell })
const first = createRoute({ getParentRoute: () => place, path: '/', component: FirstPage })
const ofPlace = pages.map(({ path, load }) =>
  createRoute({ getParentRoute: () => place, path: `/${path}`, component: lazyRouteComponent(load) }),
)

export const router = createRouter({
  routeTree: root.addChildren([start, ...open, place.addChildren([first, ...ofPlace])]),
  basepath: '/console',
  defaultPreload: 'intent',
  scrollRestoration: true,
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(
      Object.entries(search).flatMap(([name, value]) =>
        value === undefined || value === '' ? [] : [[name, String(value)]],
      ),
    ).toString()
    return text === '' ? '' : `?${text}`
  },
})
