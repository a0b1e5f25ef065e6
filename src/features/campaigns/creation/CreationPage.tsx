import { CampaignWizard } from './CampaignWizard.tsx';
import { EditedCampaignPage } from './EditedCampaignPage.tsx';

/** /CampaignCreationView: a campaign step by step. */
export function Component() {
  return <EditedCampaignPage Editor={CampaignWizard} />;
}
