import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useOperation } from '../../parts/use-operation.ts'
import { CaseVerdicts } from './case-verdicts.tsx'

/** Every verdict of a case, read when it is looked at. */
export function CaseHistory({ caseId }: { readonly caseId: string }) {
  const found = useOperation('cases.summary', { id: caseId })
  return (
    <>
      <ProblemAlert error={found.error} onAgain={() => void found.refetch()} />
      {found.data !== undefined && <CaseVerdicts caseId={caseId} verdicts={found.data.verdicts} />}
    </>
  )
}
