import { CampaignOnePage } from './CampaignOnePage.tsx';
import { EditedCampaignPage } from './EditedCampaignPage.tsx';

/** /CampaignCreationViewOld: a campaign on one page. */
export function Component() {
  return <EditedCampaignPage Editor={CampaignOnePage} />;
}
