export const loadComparison = async () => (await import('./comparison-view.tsx')).ComparisonView
