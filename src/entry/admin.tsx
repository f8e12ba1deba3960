import '../admin/admin-theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { adminRouteObjects } from '../admin/admin-routes.tsx'
import { createQueryClient } from '../client/query-client.ts'
import { fetchAsStaff } from '../client/staff-request.ts'
import { ToastProvider } from '../ui/toast-provider.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'

const client = createQueryClient(fetchAsStaff)
const root = document.getElementById('root')

if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <TooltipProvider>
          <ToastProvider>
            <RouterProvider router={createBrowserRouter(adminRouteObjects())} />
          </ToastProvider>
        </TooltipProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
