import { useParams } from '@tanstack/react-router'
import { useMay } from '../../parts/person.tsx'
import { CaseSummaryView } from './case-summary-view.tsx'
import { WholeCase } from './whole-case.tsx'

/** One case, as far as the person may see it. */
export default function CasePage() {
  const { case: id = '' } = useParams({ strict: false })
  const maySeeClient = useMay('values.read')
  return maySeeClient ? <WholeCase caseId={id} /> : <CaseSummaryView caseId={id} />
}
