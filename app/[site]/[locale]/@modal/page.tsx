export default function NoOverlay() {
  return null;
}
