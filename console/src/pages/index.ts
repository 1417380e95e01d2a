import type { ComponentType } from 'react'
import type { IconName } from '../parts/icons.tsx'
import { catalogue, type Language } from '../text/texts.ts'

/** A page of a workspace and environment: `/console/{workspace}/{environment}/{path}`. */
export interface PageEntry {
  readonly path: string
  /** Its place in the menu; absent: it is reached from another page. */
  readonly menu?: {
    readonly name: Readonly<Record<Language, string>>
    readonly icon: IconName
    readonly group: MenuGroup
  }
  /** What a person must be allowed to see it at all. */
  readonly permission?: string
  /** Loads it when it is first opened. */
  load(): Promise<{ readonly default: ComponentType }>
}

export type MenuGroup = 'clients' | 'integration' | 'workspace'

export const menuGroups = catalogue({
  clients: { en: 'Clients', fr: 'Clients' },
  integration: { en: 'Integration', fr: 'Intégration' },
  workspace: { en: 'Workspace', fr: 'Espace de travail' },
})

/** Every page, in the order of the menu. A new one is a folder and a line here. */
export const pages: readonly PageEntry[] = [
  {
    path: 'home',
    menu: { name: { en: 'Home', fr: 'Accueil' }, icon: 'home', group: 'clients' },
    permission: 'cases.read',
    load: () => import('./home/home-page.tsx'),
  },
  {
    path: 'cases',
    menu: { name: { en: 'Cases', fr: 'Dossiers' }, icon: 'cases', group: 'clients' },
    permission: 'cases.read',
    load: () => import('./cases/cases-page.tsx'),
  },
  { path: 'cases/$case', permission: 'cases.read', load: () => import('./cases/case-page.tsx') },
  {
    path: 'keys',
    menu: { name: { en: 'API keys', fr: 'Clés d’API' }, icon: 'key', group: 'integration' },
    permission: 'access.read',
    load: () => import('./keys/keys-page.tsx'),
  },
  {
    path: 'webhooks',
    menu: { name: { en: 'Webhooks', fr: 'Webhooks' }, icon: 'webhook', group: 'integration' },
    permission: 'access.read',
    load: () => import('./webhooks/webhooks-page.tsx'),
  },
  { path: 'webhooks/$endpoint', permission: 'access.read', load: () => import('./webhooks/endpoint-page.tsx') },
  {
    path: 'calls',
    menu: { name: { en: 'API log', fr: 'Journal de l’API' }, icon: 'log', group: 'integration' },
    permission: 'access.read',
    load: () => import('./calls/calls-page.tsx'),
  },
  {
    path: 'developers',
    menu: { name: { en: 'Developers', fr: 'Développeurs' }, icon: 'code', group: 'integration' },
    load: () => import('./developers/developers-page.tsx'),
  },
  {
    path: 'usage',
    menu: { name: { en: 'Usage', fr: 'Utilisation' }, icon: 'usage', group: 'workspace' },
    permission: 'access.read',
    load: () => import('./usage/usage-page.tsx'),
  },
  {
    path: 'audit',
    menu: { name: { en: 'Audit trail', fr: 'Piste d’audit' }, icon: 'audit', group: 'workspace' },
    permission: 'audit.read',
    load: () => import('./audit/audit-page.tsx'),
  },
  {
    path: 'members',
    menu: { name: { en: 'Members and roles', fr: 'Membres et rôles' }, icon: 'people', group: 'workspace' },
    permission: 'members.read',
    load: () => import('./members/members-page.tsx'),
  },
  {
    path: 'settings',
    menu: { name: { en: 'Settings', fr: 'Paramètres' }, icon: 'settings', group: 'workspace' },
    permission: 'workspace.change',
    load: () => import('./settings/settings-page.tsx'),
  },
  { path: 'account', load: () => import('./account/account-page.tsx') },
]
