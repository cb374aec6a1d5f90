export interface ComparisonProps {
  before: number
  after: number
  beforeLabel: string
  afterLabel: string
  alt: string
}
