import '../admin/admin-theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { AdminArea } from '../admin/admin-area.tsx'
import { adminRoutes } from '../admin/admin-routes.tsx'
import { answerInPageLanguage } from '../admin/answer-words.ts'
import { translateAnswersBy } from '../client/answer-language.ts'
import { createQueryClient } from '../client/query-client.ts'
import { reloadForMissingFile } from '../client/reload-for-missing-file.ts'
import { fetchAsStaff } from '../client/staff-request.ts'
import { describeFoundation, type Foundation } from '../content/foundation.ts'
import { chooseDigits } from '../shared/local-numbers.ts'
import { pageDirection } from '../shared/page-language.ts'
import { TextDirection } from '../ui/text-direction.tsx'
import { ToastProvider } from '../ui/toast-provider.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'

reloadForMissingFile()
translateAnswersBy(answerInPageLanguage)
const { foundation, digits } = statedFacts()
describeFoundation(foundation ?? {})
chooseDigits(digits)
const client = createQueryClient(fetchAsStaff)
const router = createBrowserRouter(adminRoutes)
const root = document.getElementById('root')

if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <TextDirection direction={pageDirection}>
          <TooltipProvider>
            <ToastProvider>
              <AdminArea router={router} />
            </ToastProvider>
          </TooltipProvider>
        </TextDirection>
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** As the server wrote it into the document. */
function statedFacts(): { foundation?: Partial<Foundation>; digits?: string } {
  const state = document.getElementById('page-state')?.textContent
  return state ? JSON.parse(state).facts : {}
}
