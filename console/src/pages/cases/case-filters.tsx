import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SearchState } from '../../parts/search-state.ts'
import { partTexts } from '../../parts/texts.ts'
import { useTexts } from '../../text/language.tsx'
import { caseKinds, decisions, riskLevels } from './case-words.ts'
import { caseTexts } from './texts.ts'

export const caseFilterNames = ['by', 'q', 'state', 'result', 'risk', 'decision', 'kind'] as const
export type CaseFilters = SearchState<(typeof caseFilterNames)[number]>

/** What is searched by; the first is the default. */
export const searchFields = ['reference', 'party', 'number', 'failed_check', 'assignee'] as const
const searchNames = {
  reference: 'byReference',
  party: 'byName',
  number: 'byNumber',
  failed_check: 'byCheck',
  assignee: 'byAssignee',
} as const

/** The filters of the list of cases. The address holds them; a search runs when it is sent. */
export function CaseFilterBar({ filters }: { readonly filters: CaseFilters }) {
  const t = useTexts(caseTexts)
  const shared = useTexts(partTexts)
  const [by, setBy] = useState(filters.values.by || 'reference')
  const [text, setText] = useState(filters.values.q)
  const any = { value: '', label: t('any') }
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        filters.set({ by, q: text.trim() })
      }}
    >
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label={t('searchBy')}
          value={by}
          onChange={(event) => setBy(event.currentTarget.value)}
          data={searchFields.map((value) => ({ value, label: t(searchNames[value]) }))}
        />
        <TextInput
          label={t('searchFor')}
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('search')}
        </Button>
        <NativeSelect
          label={t('state')}
          value={filters.values.state}
          onChange={(event) => filters.set({ state: event.currentTarget.value })}
          data={[any, { value: 'open', label: t('open') }, { value: 'closed', label: t('closed') }]}
        />
        <NativeSelect
          label={t('result')}
          value={filters.values.result}
          onChange={(event) => filters.set({ result: event.currentTarget.value })}
          data={[any, { value: 'passed', label: t('passed') }, { value: 'failed', label: t('failed') }]}
        />
        <NativeSelect
          label={t('risk')}
          value={filters.values.risk}
          onChange={(event) => filters.set({ risk: event.currentTarget.value })}
          data={[any, ...riskLevels.map((value) => ({ value, label: t(value) }))]}
        />
        <NativeSelect
          label={t('decision')}
          value={filters.values.decision}
          onChange={(event) => filters.set({ decision: event.currentTarget.value })}
          data={[any, ...decisions.map((value) => ({ value, label: t(value) }))]}
        />
        <NativeSelect
          label={t('kind')}
          value={filters.values.kind}
          onChange={(event) => filters.set({ kind: event.currentTarget.value })}
          data={[any, ...caseKinds.map((value) => ({ value, label: t(value) }))]}
        />
        {filters.isFiltered && (
          <Button
            variant="subtle"
            onClick={() => {
              setText('')
              filters.clear()
            }}
          >
            {shared('clearFilters')}
          </Button>
        )}
      </Group>
    </form>
  )
}
