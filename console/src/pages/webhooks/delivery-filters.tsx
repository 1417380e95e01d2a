import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Operations } from '../../api/operations.ts'
import { useSearchState, type SearchState } from '../../parts/search-state.ts'
import { useTexts } from '../../text/language.tsx'
import { webhookTexts } from './texts.ts'
import { deliveryStates, statusClasses, webhookEvents } from './webhook-events.ts'

const names = ['state', 'event', 'status', 'reference', 'from', 'to'] as const
export type DeliveryFilterState = SearchState<(typeof names)[number]>

/** The filters of the deliveries, kept in the address. */
export function useDeliveryFilters(): DeliveryFilterState {
  return useSearchState(names)
}

/** What the filters ask of `deliveries.search`. Days are those of the person's clock, the last one included. */
export function wantedBy({ values }: DeliveryFilterState): Partial<Operations['deliveries.search']['input']> {
  const state = deliveryStates.find((one) => one === values.state)
  const event = webhookEvents.find((one) => one === values.event)
  const status = statusClasses.find((one) => one === values.status)
  const from = startOf(values.from, 0)
  const to = startOf(values.to, 1)
  return {
    ...(state && { state }),
    ...(event && { event }),
    ...(status && { status_class: status }),
    ...(values.reference !== '' && { reference: values.reference }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }
}

/** Choices apply at once, texts when they are sent. */
export function DeliveryFilters({ filters }: { readonly filters: DeliveryFilterState }) {
  const t = useTexts(webhookTexts)
  const [reference, setReference] = useState(filters.values.reference)
  const choice = (name: 'state' | 'event' | 'status', label: string, data: readonly Choice[]) => (
    <NativeSelect
      label={label}
      value={filters.values[name]}
      onChange={(event) => filters.set({ [name]: event.currentTarget.value })}
      data={[{ value: '', label: t('any') }, ...data]}
    />
  )
  const day = (name: 'from' | 'to') => (
    <TextInput
      label={t(name)}
      type="date"
      value={filters.values[name]}
      onChange={(event) => filters.set({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        filters.set({ reference: reference.trim() })
      }}
    >
      <Group gap="xs" align="flex-end" mb="xs">
        {choice(
          'state',
          t('state'),
          deliveryStates.map((value) => ({ value, label: t(value) })),
        )}
        {choice(
          'event',
          t('event'),
          webhookEvents.map((value) => ({ value, label: t(value) })),
        )}
        {choice(
          'status',
          t('statusClass'),
          statusClasses.map((value) => ({ value, label: value === 'none' ? t('noAnswer') : value })),
        )}
        {day('from')}
        {day('to')}
        <TextInput
          label={t('reference')}
          type="search"
          maxLength={255}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('search')}
        </Button>
      </Group>
    </form>
  )
}

interface Choice {
  readonly value: string
  readonly label: string
}

/** The start of a day, some days later, as a moment of the API. Null without a day. */
function startOf(day: string, daysLater: number): string | null {
  const start = new Date(`${day}T00:00`)
  if (Number.isNaN(start.getTime())) return null
  start.setDate(start.getDate() + daysLater)
  return start.toISOString()
}
